/** Swaps two elements' contents; for pictures, their sources. We move the nodes, to keep their listeners. */
const exchange = ( one: Element, other: Element ): void => {
	if (
		one instanceof HTMLImageElement &&
		other instanceof HTMLImageElement
	) {
		[ one.src, other.src ] = [ other.src, one.src ];
		[ one.alt, other.alt ] = [ other.alt, one.alt ];
		return;
	}
	const nodes = [ ...one.childNodes ];
	one.replaceChildren( ...other.childNodes );
	other.replaceChildren( ...nodes );
};

/** Updates the labels of a toggled trigger, its excerpt and any other triggers for the same content. */
export const swapTexts = (
	main: HTMLElement,
	others: readonly HTMLElement[]
): void => {
	const { ownerDocument: page, id } = main;
	const swap = page.getElementById( `swap-${ id }` );
	if ( swap?.classList.contains( 'colomat-swap' ) ) {
		exchange( main, swap );
	}
	const excerpt = page.getElementById( `excerpt-${ id }` );
	const excerptSwap = page.getElementById( `swapexcerpt-${ id }` );
	if ( excerpt && excerptSwap ) {
		exchange( excerpt, excerptSwap );
	}
	for ( const other of others ) {
		const { swaptitle } = other.dataset;
		if ( swaptitle !== undefined ) {
			other.dataset.swaptitle = other.textContent ?? '';
			other.textContent = swaptitle;
		}
	}
};
