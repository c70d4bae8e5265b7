// The pay page: one attempt with the outcome of the button that is pressed, then back to the page that opened it.
const { session, target, returnUrl, silent } = document.body.dataset;
const status = document.querySelector("[role=status]");

function leave(result) {
  if (silent === "true") status.textContent = "You can close this page.";
  else if (target === "modal") parent.postMessage({ cashfree: result }, "*");
  else if (returnUrl) location.assign(returnUrl);
  else status.textContent = "You can close this page.";
}

const FINISHED = { paymentDetails: { paymentMessage: "Payment finished. Check status." } };

async function attempt(outcome) {
  const group = document.querySelector("input[name=method]:checked").value;
  const answer = await fetch(`/pay/${session}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ outcome, group }),
  });
  const { message } = await answer.json();
  if (!answer.ok) return leave({ error: { message } });
  if (outcome === "USER_DROPPED")
    return leave({ error: { message: "Payment window was closed", code: "payment_aborted" } });
  leave(FINISHED);
}

function disableButtons() {
  for (const one of document.querySelectorAll("button")) one.disabled = true;
}

/** In a modal the bank's page needs a window of its own, since banks refuse to be framed. */
function goToBank() {
  disableButtons();
  if (target !== "modal") return location.assign(`/bank/${session}?target=self`);
  const bank = window.open(`/bank/${session}?target=window`, "bank", "popup,width=480,height=640");
  if (bank === null)
    return leave({ error: { message: "The popup was blocked", code: "popup_blocked" } });
  status.textContent = "Go on in the window of your bank.";
  addEventListener("message", ({ source, origin, data }) => {
    if (source === bank && origin === location.origin && data?.bank) leave(FINISHED);
  });
}

for (const button of document.querySelectorAll("button[data-outcome]"))
  button.addEventListener("click", () => {
    disableButtons();
    void attempt(button.dataset.outcome);
  });
document.querySelector("button[data-bank]")?.addEventListener("click", goToBank);
document.querySelector("button[data-leave]")?.addEventListener("click", () => {
  leave({ error: { message: "The session of this order is not valid" } });
});
