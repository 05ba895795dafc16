import { blockName } from '@shopfront/names';
import {
	getBlockType,
	type Attributes,
	type TemplateEntry,
} from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { options, pixels, shownIf, toggle } from '../fields';

export const leaf = ( name: string ): TemplateEntry => [ blockName( name ) ];

/** Since WordPress 7.1, some blocks store the alignment as a style. `attribute` is the name in earlier versions. */
export const getCentered = (
	name: string,
	attribute: 'align' | 'textAlign'
): Attributes =>
	getBlockType( name )?.supports?.typography?.textAlign
		? { style: { typography: { textAlign: 'center' } } }
		: { [ attribute ]: 'center' };

export const getExpressFields = () => {
	const hasOwnStyles = ( {
		showButtonStyles,
	}: Readonly< Record< string, unknown > > ) => showButtonStyles === true;
	return {
		showButtonStyles: toggle(
			__( 'Apply uniform styles', 'woocommerce' ),
			false,
			__(
				'Sets a consistent style for express payment buttons.',
				'woocommerce'
			)
		),
		buttonHeight: shownIf(
			hasOwnStyles,
			options( __( 'Button Size', 'shopfront' ), '48', {
				40: __( 'Small (40px)', 'woocommerce' ),
				48: __( 'Medium (48px)', 'woocommerce' ),
				55: __( 'Large (55px)', 'woocommerce' ),
			} )
		),
		buttonBorderRadius: shownIf(
			hasOwnStyles,
			pixels( __( 'Border radius', 'shopfront' ), '4', 30 )
		),
	};
};
