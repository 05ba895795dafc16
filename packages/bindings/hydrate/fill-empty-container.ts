import { createBlockElement } from './block-element';
import { isPlaceholder } from './placeholder';

/** Names of inner blocks by parent, in the order of a new page. */
type InnerBlockNames = Readonly< Record< string, object | undefined > >;

/**
 * Writes a new page's blocks into an empty container, like the platform's server (docs/contract/blocks.md 2).
 * `headings` are by the name of the block that starts with one.
 */
export const fillEmptyContainer = (
	container: HTMLElement,
	name: string,
	blocks: InnerBlockNames,
	headings: Readonly< Record< string, string > > = {}
): void => {
	if ( ! [ ...container.children ].every( isPlaceholder ) ) {
		return;
	}
	const createInner = ( parent: string ): Element[] =>
		Object.keys( blocks[ parent ] ?? {} ).map( ( inner ) => {
			const block = createBlockElement( inner, ...createInner( inner ) );
			if ( headings[ inner ] ) {
				const heading = document.createElement( 'h2' );
				heading.className = 'wp-block-heading';
				heading.textContent = headings[ inner ];
				block.prepend( heading );
			}
			return block;
		} );
	container.append( ...createInner( name ) );
};
