import { Badge } from "../../ui/badge.tsx";

type Props = {
  isOwn?: boolean;
  isOff?: boolean;
  isChanged?: boolean;
  isClaim?: boolean;
  isRefused?: boolean;
};

/** The states of a block, each in one word. */
export function BlockMarks({ isOwn, isOff, isChanged, isClaim, isRefused }: Props) {
  return (
    <>
      {isOff && (
        <>
          {" "}
          <Badge>Off</Badge>
        </>
      )}
      {isOwn && (
        <>
          {" "}
          <Badge tone="good">Yours</Badge>
        </>
      )}
      {isChanged && (
        <>
          {" "}
          <Badge tone="waiting">New text</Badge>
        </>
      )}
      {isClaim && (
        <>
          {" "}
          <Badge tone="waiting">Claim</Badge>
        </>
      )}
      {isRefused && (
        <>
          {" "}
          <Badge tone="bad">Not possible</Badge>
        </>
      )}
    </>
  );
}
