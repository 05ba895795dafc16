import { blockName } from '@shopfront/names';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { Attributes, EditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	AllProducts,
	getSortOptions,
	readAllProductsAttributes,
} from '../../../blocks/all-products';
import { BLOCK_EDITOR } from '../block-editor-store';
import { CURRENT_DESIGN } from '../inspector';
import { Preview, WithSampleCart } from '../preview';
import {
	AllProductsLayout,
	getDefaultLayout,
	readLayout,
} from './all-products-layout';
import { readObject } from './read-attributes';

const MAX_SIZE = 6;

const getDefaults = (): Attributes => ( {
	columns: 3,
	rows: 3,
	alignButtons: false,
	contentVisibility: { orderBy: true },
	orderby: 'date',
	layoutConfig: getDefaultLayout(),
} );

/** Writes a new block's attributes as part of its insertion. Saved content stays as it is. */
const useDefaults = ( { attributes, setAttributes }: EditProps ): void => {
	const {
		__unstableMarkNextChangeAsNotPersistent: markAsPart,
	}: { __unstableMarkNextChangeAsNotPersistent: () => void } =
		useDispatch( BLOCK_EDITOR );
	const isNew = [ 'columns', 'rows', 'layoutConfig', 'orderby' ].every(
		( name ) => attributes[ name ] === undefined
	);
	useEffect( () => {
		if ( isNew ) {
			markAsPart();
			setAttributes( getDefaults() );
		}
	}, [ isNew, setAttributes, markAsPart ] );
};

export const AllProductsEdit = ( props: EditProps ) => {
	const { attributes, setAttributes } = props;
	useDefaults( props );
	const shown = useMemo(
		() =>
			readAllProductsAttributes( {
				attributes: JSON.stringify( attributes ),
			} ),
		[ attributes ]
	);
	const sizes = {
		columns: __( 'Columns', 'woocommerce' ),
		rows: __( 'Rows', 'woocommerce' ),
	};
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'woocommerce' ) }>
					{ ( [ 'columns', 'rows' ] as const ).map( ( name ) => (
						<RangeControl
							{ ...CURRENT_DESIGN }
							key={ name }
							label={ sizes[ name ] }
							value={ shown[ name ] }
							min={ 1 }
							max={ MAX_SIZE }
							onChange={ ( size = 1 ) =>
								setAttributes( { [ name ]: size } )
							}
						/>
					) ) }
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Align the last block to the bottom',
							'woocommerce'
						) }
						checked={ shown.alignButtons }
						onChange={ ( alignButtons ) =>
							setAttributes( { alignButtons } )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Show sort order', 'shopfront' ) }
						checked={ shown.hasSorting }
						onChange={ ( orderBy ) =>
							setAttributes( {
								contentVisibility: {
									...readObject(
										attributes.contentVisibility
									),
									orderBy,
								},
							} )
						}
					/>
					<SelectControl
						{ ...CURRENT_DESIGN }
						label={ __( 'Order products by', 'woocommerce' ) }
						value={ shown.orderby }
						options={ getSortOptions().map(
							( { key, label } ) => ( {
								value: key,
								label,
							} )
						) }
						onChange={ ( orderby ) => setAttributes( { orderby } ) }
					/>
				</PanelBody>
				<AllProductsLayout
					layout={ readLayout( attributes.layoutConfig ) }
					onChange={ ( layoutConfig ) =>
						setAttributes( { layoutConfig } )
					}
				/>
			</InspectorControls>
			<Preview>
				<WithSampleCart>
					<AllProducts
						// The preview's sort order comes from the attributes.
						key={ shown.orderby }
						attributes={ shown }
					/>
				</WithSampleCart>
			</Preview>
		</div>
	);
};

export const ALL_PRODUCTS_CLASS = 'wc-block-all-products';

export const ALL_PRODUCTS_BLOCK = blockName( 'all-products' );
