/**
 * A turning circle. Who waits is told by `aria-busy` on what is busy, so that this stays silent.
 *
 * Surface: `.wc-block-components-spinner`; it is as large as the text, in the colour of the text. With reduced
 * motion it stands still.
 */
export const Spinner = () => (
	<span className="wc-block-components-spinner" aria-hidden="true" />
);
