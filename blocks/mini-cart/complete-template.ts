import { createBlockElement } from '@shopfront/bindings';
import { blockName } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { BLOCKS, OPTIONAL } from './mini-cart-blocks';

const EMPTY_CONTENTS = 'empty-mini-cart-contents-block';

const createMessage = () => {
	const message = document.createElement( 'p' );
	const text = document.createElement( 'strong' );
	message.className = 'has-text-align-center';
	text.textContent = __( 'Your cart is currently empty!', 'woocommerce' );
	message.append( text );
	return message;
};

/**
 * Adds required blocks, and the default content of empty blocks. Templates of older versions have empty title and
 * footer blocks, and a page without a template has nothing at all.
 */
export const completeTemplate = (
	element: Element,
	name: string = 'mini-cart-contents'
): void => {
	const inner = Object.entries( BLOCKS ).find(
		( [ parent ] ) => parent === name
	)?.[ 1 ];
	const isEmpty = element.children.length === 0;
	if ( isEmpty && name === EMPTY_CONTENTS ) {
		element.append( createMessage() );
	}
	for ( const child of Object.keys( inner ?? {} ) ) {
		const find = () =>
			[ ...element.children ].find(
				( each ) =>
					each.getAttribute( 'data-block-name' ) ===
					blockName( child )
			);
		if ( ! find() && ( isEmpty || ! OPTIONAL.includes( child ) ) ) {
			element.append( createBlockElement( child ) );
		}
		const found = find();
		if ( found ) {
			completeTemplate( found, child );
		}
	}
};
