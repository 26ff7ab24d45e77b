/** Three dots that take turns; what it stands for is said in words. */
export const ThinkingMark = () => (
  <span className="thinking" aria-hidden="true">
    <span />
    <span />
    <span />
  </span>
);
