// What https://sdk.cashfree.com/js/v3/cashfree.js offers, as far as Mainstreet uses it (docs/providers.md §3.4).
// A promise that resolves with `paymentDetails` means that an attempt ended, not that it was paid.
(() => {
  const home = new URL(document.currentScript.src).origin;

  function addressOf(mode, sessionId, target) {
    const query = new URLSearchParams({ mode, target });
    return `${home}/pay/${encodeURIComponent(sessionId)}?${query}`;
  }

  function openModal(address) {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "Cashfree checkout");
    Object.assign(dialog.style, {
      width: "min(26rem, 94vw)",
      height: "min(40rem, 94vh)",
      padding: "0",
      border: "0",
      borderRadius: "12px",
      overflow: "hidden",
    });
    const frame = document.createElement("iframe");
    frame.title = "Cashfree checkout";
    frame.src = address;
    Object.assign(frame.style, { width: "100%", height: "100%", border: "0", display: "block" });
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
    return { dialog, frame };
  }

  function checkoutInModal(address) {
    return new Promise((resolve) => {
      const { dialog, frame } = openModal(address);
      const end = (result) => {
        removeEventListener("message", listen);
        dialog.remove();
        resolve(result);
      };
      const listen = ({ source, origin, data }) => {
        if (source === frame.contentWindow && origin === home && data?.cashfree) end(data.cashfree);
      };
      addEventListener("message", listen);
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        end({ error: { message: "Payment window was closed", code: "payment_aborted" } });
      });
    });
  }

  window.Cashfree = function Cashfree({ mode } = {}) {
    if (mode !== "production" && mode !== "sandbox")
      throw new Error("mode should be sandbox or production");
    return {
      checkout({ paymentSessionId, redirectTarget = "_self" } = {}) {
        if (!paymentSessionId)
          return Promise.resolve({ error: { message: "paymentSessionId is missing" } });
        if (redirectTarget === "_modal")
          return checkoutInModal(addressOf(mode, paymentSessionId, "modal"));
        location.assign(addressOf(mode, paymentSessionId, "self"));
        return Promise.resolve({ redirect: true });
      },
    };
  };
})();
