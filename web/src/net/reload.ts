/** After an update the server has other files: a page that was open before asks for some that are gone. */

const WHEN = "flip7:loaded-anew";
/** Within so many milliseconds loading anew did not help, and will not. */
const APART = 30_000;

/** The page is loaded anew, if the server is there and that may help; the address stays. */
export async function reloadAfterUpdate(reload: () => void = () => location.reload()): Promise<boolean> {
  if (!(await serverResponds()) || !mayTry()) return false;
  reload();
  return true;
}

/** The server answers. Where it does not, loading anew would leave nothing but the browser's own page of trouble. */
export async function serverResponds(): Promise<boolean> {
  return fetch("/api/version", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}

function mayTry(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(WHEN)) < APART) return false;
    sessionStorage.setItem(WHEN, String(Date.now()));
    return true;
  } catch {
    return false; // without a memory it might go on for ever
  }
}
