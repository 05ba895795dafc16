/**
 * Hidden from screen readers: set `aria-busy` on the busy element.
 *
 * Surface: `.wc-block-components-spinner`; its size and color follow the text. Doesn't rotate with reduced motion.
 */
export const Spinner = () => (
	<span className="wc-block-components-spinner" aria-hidden="true" />
);
