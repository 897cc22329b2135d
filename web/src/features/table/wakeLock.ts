/** The screen stays on while somebody plays, where the browser can do that and wants to. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      lock = null; // there is none, or the battery is low
    }
    if (left) void lock?.release(); // it came too late
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    left = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
