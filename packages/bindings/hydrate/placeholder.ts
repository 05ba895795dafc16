/** Whether an element stands for a block that has not rendered. */
export const isSkeleton = ( element: Element ): boolean =>
	element.classList.contains( 'sf-skeleton' );

/** Whether an element is shown only until the block has rendered, or without scripts. */
export const isPlaceholder = ( element: Element ): boolean =>
	element.localName === 'noscript' || isSkeleton( element );
