/** A skeleton stands in for a block until it renders. */
export const isSkeleton = ( element: Element ): boolean =>
	element.classList.contains( 'sf-skeleton' );

/** Shown until the block has rendered, or without scripts. */
export const isPlaceholder = ( element: Element ): boolean =>
	element.localName === 'noscript' || isSkeleton( element );
