/** How long the button says that the product was added, ms. */
const SHOWN_MS = 3000;

const CLASS = 'sf-added-state';

/** By button: restores its label. */
const shown = new WeakMap<
	HTMLElement,
	{ restore: () => void; timer: number }
>();

/**
 * Shows in a button that its product was added. The button keeps its size and its accessible name, and its content stays in the page for
 * scripts that change it, such as the one with the number in the cart.
 */
export const showAdded = ( button: HTMLElement, text: string ): void => {
	const page = button.ownerDocument;
	const view = page.defaultView ?? window;
	const known = shown.get( button );
	view.clearTimeout( known?.timer );
	const restoreLater = ( restore: () => void ) =>
		shown.set( button, {
			restore,
			timer: view.setTimeout( restore, SHOWN_MS ),
		} );
	if ( known ) {
		restoreLater( known.restore );
		return;
	}
	const { inlineSize, blockSize } = button.style;
	const { width, height } = button.getBoundingClientRect();
	const own = page.createElement( 'span' );
	own.className = `${ CLASS }__name`;
	own.append( ...button.childNodes );
	const state = page.createElement( 'span' );
	state.className = `${ CLASS }__text`;
	state.setAttribute( 'aria-hidden', 'true' );
	state.textContent = text;
	button.append( own, state );
	button.classList.add( CLASS );
	button.style.inlineSize = `${ width }px`;
	button.style.blockSize = `${ height }px`;
	restoreLater( () => {
		shown.delete( button );
		own.replaceWith( ...own.childNodes );
		state.remove();
		button.classList.remove( CLASS );
		Object.assign( button.style, { inlineSize, blockSize } );
	} );
};
