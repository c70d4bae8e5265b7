// The pay page: one attempt with the outcome of the button that is pressed, then back to the page that opened it.
const { session, target, returnUrl } = document.body.dataset;
const status = document.querySelector("[role=status]");

function leave(result) {
  if (target === "modal") parent.postMessage({ cashfree: result }, "*");
  else if (returnUrl) location.assign(returnUrl);
  else status.textContent = "You can close this page.";
}

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
  leave({ paymentDetails: { paymentMessage: "Payment finished. Check status." } });
}

for (const button of document.querySelectorAll("button[data-outcome]"))
  button.addEventListener("click", () => {
    for (const one of document.querySelectorAll("button")) one.disabled = true;
    void attempt(button.dataset.outcome);
  });
document.querySelector("button[data-leave]")?.addEventListener("click", () => {
  leave({ error: { message: "The session of this order is not valid" } });
});
