/** The street of the empty screens with every plot built upon. Decoration: hidden from screen readers. */
export function BuiltStreet() {
  return (
    <svg viewBox="0 0 360 130" width="100%" fill="none" aria-hidden>
      <g stroke="var(--ms-line)" strokeWidth="2">
        <path d="M0 100h360M0 126h360" />
        <path d="M10 113h340" strokeDasharray="18 14" />
      </g>
      <g
        stroke="var(--ms-green)"
        strokeWidth="2"
        strokeLinejoin="round"
        fill="var(--ms-green-tint)"
      >
        <path d="M14 100V52h64v48zM10 52l6-14h60l6 14z" />
        <path d="M98 100V44l36-26 36 26v56z" />
        <path d="M190 100V22h60v78zM270 100V52h76v48zM266 52l8-16h68l8 16z" />
      </g>
      <g fill="var(--ms-green)">
        <path d="M36 72h20v28H36zM124 70h20v30h-20zM296 72h22v28h-22z" />
        <path d="M202 34h12v12h-12zM226 34h12v12h-12zM202 56h12v12h-12zM226 56h12v12h-12z" />
        <path d="M211 80h18v20h-18zM127 44h14v12h-14z" />
      </g>
    </svg>
  );
}
