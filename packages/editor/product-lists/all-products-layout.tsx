import { blockName } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { Button, PanelBody, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getElements } from './element-table';

/** An entry of `layoutConfig`: name of a block, and its attributes. */
export type LayoutEntry = readonly [ string, ...unknown[] ];

/** Authors may add these blocks to each product. A new block has them in this order. */
const NAMES = [
	'product-image',
	'product-title',
	'product-price',
	'product-rating',
	'product-button',
	'product-sale-badge',
	'product-sku',
	'product-stock-indicator',
].map( blockName );

const DEFAULT_NAMES = NAMES.slice( 0, 5 );

export const getDefaultLayout = (): LayoutEntry[] =>
	DEFAULT_NAMES.map( ( name ) =>
		name === blockName( 'product-image' )
			? [ name, { style: { dimensions: { aspectRatio: '1/1' } } } ]
			: [ name ]
	);

/** A layout that is malformed or empty becomes a new block's layout. */
export const readLayout = ( value: unknown ): readonly LayoutEntry[] => {
	const entries = Array.isArray( value )
		? value.filter(
				( entry: unknown ): entry is LayoutEntry =>
					Array.isArray( entry ) &&
					typeof entry[ 0 ] === 'string' &&
					( entry[ 1 ] === undefined || isRecord( entry[ 1 ] ) )
			)
		: [];
	return entries.length > 0 ? entries : getDefaultLayout();
};

export const move = (
	layout: readonly LayoutEntry[],
	from: number,
	to: number
): LayoutEntry[] => {
	const others = layout.filter( ( _, index ) => index !== from );
	const moved = layout[ from ];
	return moved
		? [ ...others.slice( 0, to ), moved, ...others.slice( to ) ]
		: others;
};

export interface AllProductsLayoutProps {
	layout: readonly LayoutEntry[];
	onChange: ( layout: readonly LayoutEntry[] ) => void;
}

/** Authors can also move and hide the parts of add-ons. */
export const AllProductsLayout = ( {
	layout,
	onChange,
}: AllProductsLayoutProps ) => {
	const elements = getElements();
	const titleOf = ( name: string ) => elements[ name ]?.title ?? name;
	const hidden = NAMES.filter(
		( name ) => ! layout.some( ( [ shown ] ) => shown === name )
	);
	return (
		<PanelBody title={ __( 'Layout', 'woocommerce' ) }>
			{ layout.map( ( [ name ], index ) => (
				<div className="sf-editor-part" key={ `${ name }-${ index }` }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ titleOf( name ) }
						checked
						onChange={ () =>
							onChange(
								layout.filter( ( _, one ) => one !== index )
							)
						}
					/>
					<Button
						size="small"
						accessibleWhenDisabled
						disabled={ index === 0 }
						label={ sprintf(
							/* translators: %s: title of a block. */
							__( 'Move up: %s', 'shopfront' ),
							titleOf( name )
						) }
						onClick={ () =>
							onChange( move( layout, index, index - 1 ) )
						}
					>
						↑
					</Button>
					<Button
						size="small"
						accessibleWhenDisabled
						disabled={ index === layout.length - 1 }
						label={ sprintf(
							/* translators: %s: title of a block. */
							__( 'Move down: %s', 'shopfront' ),
							titleOf( name )
						) }
						onClick={ () =>
							onChange( move( layout, index, index + 1 ) )
						}
					>
						↓
					</Button>
				</div>
			) ) }
			{ hidden.map( ( name ) => (
				<ToggleControl
					key={ name }
					__nextHasNoMarginBottom
					label={ titleOf( name ) }
					checked={ false }
					onChange={ () => onChange( [ ...layout, [ name ] ] ) }
				/>
			) ) }
		</PanelBody>
	);
};
