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

export type ClassicPage = 'cart' | 'checkout';

const getTag = ( page: ClassicPage ) => blockName( page ).replace( '/', '_' );

const createShortcode = ( page: ClassicPage ) =>
	createBlock( SHORTCODE, { text: `[${ getTag( page ) }]` } );

/** The classic page as WooCommerce's block, or as a shortcode on sites without it. */
export const createClassicBlock = (
	page: ClassicPage,
	align: unknown
): BlockInstance =>
	getBlockType( CLASSIC )
		? createBlock( CLASSIC, { shortcode: page, align } )
		: createShortcode( page );

/** Between a page's block and the shortcode of the classic page, in both directions. */
export const getTransforms = (
	page: ClassicPage,
	create: ( attributes: Attributes ) => BlockInstance
): BlockSettings[ 'transforms' ] => {
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
				isMatch: ( { text } ) => isShortcode( text, getTag( page ) ),
				transform: () => create( {} ),
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ CLASSIC ],
				isMatch: () => Boolean( getBlockType( CLASSIC ) ),
				transform: ( { align } ) => createClassicBlock( page, align ),
			},
			{
				type: 'block',
				blocks: [ SHORTCODE ],
				transform: () => createShortcode( page ),
			},
		],
	};
};
