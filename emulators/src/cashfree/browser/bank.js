// The bank's page: approves or declines, then closes its window or leads back to the merchant's site.
const { session, target, returnUrl } = document.body.dataset;
const status = document.querySelector("[role=status]");

function leave() {
  if (target !== "window" && returnUrl) return location.assign(returnUrl);
  status.textContent = "You can close this window.";
  // Null where the page that opened the window is kept apart from it.
  window.opener?.postMessage({ bank: true }, location.origin);
  window.close();
}

async function decide(outcome) {
  const answer = await fetch(`/pay/${session}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ outcome, group: "net_banking" }),
  });
  const { message } = await answer.json();
  status.textContent = message;
  leave();
}

for (const button of document.querySelectorAll("button[data-outcome]"))
  button.addEventListener("click", () => {
    for (const one of document.querySelectorAll("button")) one.disabled = true;
    void decide(button.dataset.outcome);
  });
document.querySelector("button[data-leave]")?.addEventListener("click", leave);
