import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { forwardNodes, moveNodes } from './foreign-nodes';

const isHandler = ( { name }: Attr ): boolean => /^on/i.test( name );

/**
 * Copies attributes as nodes, because `setAttribute()` rejects names that the HTML parser accepts. Skips event
 * handlers (`onclick`): we mustn't run them.
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

/** A template has its children in a separate fragment. */
const getContent = ( element: Element ): Element | DocumentFragment =>
	element instanceof HTMLTemplateElement ? element.content : element;

/**
 * Layout depends on these props, so they're set before effects of inner blocks. We pass the style as a whole:
 * separate properties would lose shorthands with variables, and `!important`.
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
 * React 19 moves these elements to the head of the page, unless they have `itemprop` when React creates them. Copying
 * the server's attributes removes it again.
 */
const HOISTED_TAGS = /^(meta|title)$/;

/** Keeps the original attributes, around blocks that React renders. */
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
 * Renders a server element without blocks. We move its content and don't copy it, which preserves other scripts'
 * listeners and typed values, and what they have drawn since we read the page. A block that shows its content twice (docs/contract/blocks.md 5, "Behavior notes") has
 * a copy in the second position.
 */
export const createStaticElement = (
	element: Element,
	key: number
): ReactNode => {
	for ( const descendant of element.querySelectorAll( '*' ) ) {
		removeHandlers( descendant );
	}
	/** The element that has the content: the server's, then the last one that we rendered. */
	let holder = element;
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
				// React 19 unchecks a checkbox without a `checked` prop, whatever attributes are set later.
				( node as HTMLInputElement ).checked = element.checked;
			}
			const content = [ ...getContent( holder ).childNodes ];
			if ( mountCount++ > 0 ) {
				getContent( node ).append(
					...content.map( ( each ) => each.cloneNode( true ) )
				);
				return;
			}
			moveNodes( getContent( node ), content );
			if ( holder === element ) {
				forwardNodes( element, node );
			}
			holder = node;
		},
	} );
};
