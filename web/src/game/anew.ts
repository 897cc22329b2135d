/** After an update the server has other files: a page that was open before asks for some that are gone. */

const WHEN = "flip7:loaded-anew";
/** Within so many milliseconds loading anew did not help, and will not. */
const APART = 30_000;

/** The page is loaded anew, if that may help; the address stays. */
export function loadAnew(reload: () => void = () => location.reload()): boolean {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(WHEN)) < APART) return false;
    sessionStorage.setItem(WHEN, String(Date.now()));
  } catch {
    return false; // without a memory it might go on for ever
  }
  reload();
  return true;
}
