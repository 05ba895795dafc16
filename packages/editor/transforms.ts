import { blockName } from '@shopfront/names';
import {
	createBlock,
	getBlockType,
	type Attributes,
	type BlockInstance,
	type BlockSettings,
} from '@wordpress/blocks';

const CLASSIC = blockName( 'classic-shortcode' );
const SHORTCODE = 'core/shortcode';

/** The text must be a single shortcode. */
const isShortcode = ( content: unknown, tag: string ): boolean =>
	typeof content === 'string' &&
	new RegExp( `^\\[${ tag }(\\s[^\\]]*)?\\]$` ).test( content.trim() );

/** Between a page's block and the shortcode of the classic page, in both directions. */
export const getTransforms = (
	page: 'cart' | 'checkout',
	create: ( attributes: Attributes ) => BlockInstance
): BlockSettings[ 'transforms' ] => {
	const tag = blockName( page ).replace( '/', '_' );
	return {
		from: [
			{
				type: 'block',
				blocks: [ CLASSIC ],
				isMatch: ( { shortcode = 'cart' } ) => shortcode === page,
				transform: ( { align } ) => create( align ? { align } : {} ),
			},
			{
				type: 'block',
				blocks: [ SHORTCODE ],
				isMatch: ( { text } ) => isShortcode( text, tag ),
				transform: () => create( {} ),
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ CLASSIC ],
				isMatch: () => Boolean( getBlockType( CLASSIC ) ),
				transform: ( { align } ) =>
					createBlock( CLASSIC, { shortcode: page, align } ),
			},
			{
				type: 'block',
				blocks: [ SHORTCODE ],
				transform: () =>
					createBlock( SHORTCODE, { text: `[${ tag }]` } ),
			},
		],
	};
};
