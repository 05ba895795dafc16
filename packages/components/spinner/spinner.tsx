/**
 * A spinner. Hidden from screen readers: set `aria-busy` on the element that is busy.
 *
 * Surface: `.wc-block-components-spinner`; its size and color follow the text. Does not rotate with reduced motion.
 */
export const Spinner = () => (
	<span className="wc-block-components-spinner" aria-hidden="true" />
);
