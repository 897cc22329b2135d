// A browser makes no worker for a page that was opened as a file. The search of the site runs in one; here it runs in a
// hidden frame instead. mkdocs.yml names this file so that the theme does not ask for the package «iframe-worker» from
// the network, which does the same.
if (location.protocol === "file:") {
  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.title = "search";
      document.body.append(this.frame);
      const inside = this.frame.contentDocument;
      inside.open();
      inside.write("<!doctype html><title>search</title><body>");
      inside.close();
      this.frame.contentWindow.postMessage = (data) => {
        if (data) this.dispatchEvent(new MessageEvent("message", { data })); // others may post to the frame, too
      };
      const script = inside.createElement("script");
      script.src = url;
      this.loaded = new Promise((resolve) => script.addEventListener("load", resolve));
      inside.body.append(script);
    }

    postMessage(data) {
      this.loaded.then(() => {
        const { contentWindow } = this.frame;
        contentWindow?.dispatchEvent(new contentWindow.MessageEvent("message", { data }));
      });
    }

    terminate() {
      this.frame.remove();
    }
  };
}
