import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { PaymentResult } from "../../features/payments/payment-result.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.paymentStatus}`);

/** The page to which the provider's checkout returns; reads the query parameter orderId. */
export function PaymentStatusPage() {
  useDocumentTitle("Payment");
  const { orderId } = route.useSearch();
  const navigate = useNavigate();
  const leave = useCallback(
    () => void navigate({ to: paths.dashboard, replace: true }),
    [navigate],
  );
  return <PaymentResult orderId={orderId} onDone={leave} />;
}
