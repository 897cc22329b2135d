/** Wake lock: keep the screen on while somebody plays, where the browser can; return a function that releases it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const ask = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      lock = null; // not supported, or the battery is low
    }
    if (left) void lock?.release(); // granted too late
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    left = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
