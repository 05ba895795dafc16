/** Exchanges the content of two elements; of pictures, what they show. Nodes move, so that their listeners stay. */
function exchange( one: Element, other: Element ): void {
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
}

/** Exchanges the texts of a trigger that has changed: its own, that of its excerpt, and those of its further triggers. */
export function swapTexts(
	main: HTMLElement,
	others: readonly HTMLElement[]
): void {
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
}
