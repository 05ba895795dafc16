import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';

const isHandler = ( { name }: Attr ): boolean => /^on/i.test( name );

/**
 * Gives an element the attributes of another one, whatever their names. Copied as nodes: by name, the document takes
 * fewer names than the parser of its pages does. Handlers (`onclick`) are left out: they were never ours to run.
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

/** A template keeps its content apart from its children. */
const getContent = ( element: Element ): Element | DocumentFragment =>
	element instanceof HTMLTemplateElement ? element.content : element;

/**
 * What a layout may be measured by, and so has to stand before the effects of the blocks within. The style goes in
 * whole: taken apart into properties, a shorthand with a variable in it would be lost, and so would `!important`.
 */
const layoutProps = ( element: Element ): Record< string, unknown > => {
	const className = element.getAttribute( 'class' );
	const style = element.getAttribute( 'style' );
	// Of custom elements React takes attributes by their own names.
	const name = element.localName.includes( '-' ) ? 'class' : 'className';
	return {
		...( className !== null && { [ name ]: className } ),
		// React takes a semicolon at the end for a mistake.
		...( style !== null && {
			style: { cssText: style.replace( /[\s;]+$/, '' ) },
		} ),
	};
};

/**
 * React 19 takes these to the head of the page, unless they say that they are data of what they stand in. React must
 * see that when it makes the element; what is not of the server goes again with its attributes.
 */
const HOISTED_TAGS = /^(meta|title)$/;

/** An element of the server, with its attributes as they were written, around blocks that React renders. */
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
 * An element of the server that is no matter of ours, with everything in it. What is in it is moved, not copied: it
 * keeps the listeners that other scripts gave it, and what has been typed into it. A block that shows its content in a
 * second place as well (docs/contract/blocks.md 5, "Behaviour notes") has a copy there.
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
				// To React 19 a box that it was told nothing of is empty, whatever its attributes say later.
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
