import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';

const isHandler = ( { name }: Attr ): boolean => /^on/i.test( name );

/**
 * Copies attributes as nodes, because `setAttribute()` rejects names that the HTML parser accepts. Skips event handlers
 * (`onclick`), which are not ours to run.
 */
const copyAttributes = ( from: Element, to: Element ): void => {
	for ( const attribute of from.attributes ) {
		const copy = attribute.cloneNode();
		if ( copy instanceof Attr && ! isHandler( attribute ) ) {
			to.setAttributeNode( copy );
		}
	}
};

const removeHandlers = ( element: Element ): void => {
	for ( const attribute of [ ...element.attributes ].filter( isHandler ) ) {
		element.removeAttributeNode( attribute );
	}
};

/** Returns the node that contains the children: a template has a separate content fragment. */
const getContent = ( element: Element ): Element | DocumentFragment =>
	element instanceof HTMLTemplateElement ? element.content : element;

/**
 * Returns props that layout depends on, so that they are set before effects of inner blocks. The style is passed as a
 * whole: separate properties would lose shorthands with variables, and `!important`.
 */
const layoutProps = ( element: Element ): Record< string, unknown > => {
	const className = element.getAttribute( 'class' );
	const style = element.getAttribute( 'style' );
	// React passes attributes of custom elements unchanged.
	const name = element.localName.includes( '-' ) ? 'class' : 'className';
	return {
		...( className !== null && { [ name ]: className } ),
		// React warns about a trailing semicolon.
		...( style !== null && {
			style: { cssText: style.replace( /[\s;]+$/, '' ) },
		} ),
	};
};

/**
 * React 19 moves these elements to the head of the page, unless they have `itemprop`. React needs it when creating the
 * element; copying the server's attributes removes it again.
 */
const HOISTED_TAGS = /^(meta|title)$/;

/** Renders an element of the server with its original attributes, around blocks that React renders. */
export const createServerElement = (
	element: Element,
	key: number,
	children: ReactNode
): ReactNode =>
	createElement(
		element.localName,
		{
			...layoutProps( element ),
			key,
			ref: ( node: Element | null ) => {
				if ( node ) {
					copyAttributes( element, node );
				}
			},
		},
		children
	);

/**
 * Renders an element of the server that contains no blocks. Its content is moved, not copied, which preserves listeners
 * of other scripts and typed values. A block that shows its content twice (docs/contract/blocks.md 5, "Behaviour
 * notes") has a copy in the second position.
 */
export const createStaticElement = (
	element: Element,
	key: number
): ReactNode => {
	for ( const descendant of element.querySelectorAll( '*' ) ) {
		removeHandlers( descendant );
	}
	const content = [ ...getContent( element ).childNodes ];
	let mountCount = 0;
	return createElement( element.localName, {
		...layoutProps( element ),
		...( HOISTED_TAGS.test( element.localName ) && { itemProp: '' } ),
		key,
		ref: ( node: Element | null ) => {
			if ( ! node ) {
				mountCount--;
				return;
			}
			if ( ! element.hasAttribute( 'itemprop' ) ) {
				node.removeAttribute( 'itemprop' );
			}
			copyAttributes( element, node );
			if ( element instanceof HTMLInputElement ) {
				// React 19 unchecks a checkbox without a `checked` prop, regardless of attributes set later.
				( node as HTMLInputElement ).checked = element.checked;
			}
			getContent( node ).append(
				...( mountCount++ > 0
					? content.map( ( each ) => each.cloneNode( true ) )
					: content )
			);
		},
	} );
};
