import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import classes from "./back-to-dashboard.module.css";
import { paths } from "./paths.ts";

export function BackToDashboard() {
  return (
    <Link to={paths.dashboard} className={classes.back}>
      <ArrowLeft size={15} aria-hidden /> Back to Dashboard
    </Link>
  );
}
