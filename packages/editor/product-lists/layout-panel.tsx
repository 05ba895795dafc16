import { InspectorControls } from '@wordpress/block-editor';
import type { EditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CURRENT_DESIGN } from '../inspector';
import {
	MAX_COLUMNS,
	readDisplayLayout,
	readObject,
	TAG_NAMES,
	type DisplayLayout,
} from './read-attributes';

export const LayoutPanel = ( {
	attributes,
	setAttributes,
}: Pick< EditProps, 'attributes' | 'setAttributes' > ) => {
	const layout = readDisplayLayout( attributes.displayLayout );
	const { widthType, fixedWidth } = readObject( attributes.dimensions );
	const isFixed = widthType === 'fixed';
	const setLayout = ( changes: Partial< DisplayLayout > ) =>
		setAttributes( {
			displayLayout: {
				...readObject( attributes.displayLayout ),
				...layout,
				...changes,
			},
		} );
	const tagName =
		typeof attributes.tagName === 'string' ? attributes.tagName : 'div';
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Layout', 'woocommerce' ) }>
					<SelectControl
						{ ...CURRENT_DESIGN }
						label={ __( 'Layout', 'woocommerce' ) }
						value={ layout.type }
						options={ [
							{
								value: 'flex',
								label: __( 'Grid', 'woocommerce' ),
							},
							{
								value: 'list',
								label: __( 'Stack', 'woocommerce' ),
							},
							{
								value: 'carousel',
								label: __( 'Carousel', 'woocommerce' ),
							},
						] }
						onChange={ ( value ) =>
							setLayout(
								readDisplayLayout( { ...layout, type: value } )
							)
						}
					/>
					{ layout.type === 'flex' && (
						<>
							<RangeControl
								{ ...CURRENT_DESIGN }
								label={ __( 'Columns', 'woocommerce' ) }
								value={ layout.columns }
								min={ 1 }
								max={ MAX_COLUMNS }
								onChange={ ( columns = 1 ) =>
									setLayout( { columns } )
								}
							/>
							<ToggleControl
								__nextHasNoMarginBottom
								label={ __( 'Responsive', 'woocommerce' ) }
								help={ __(
									'Fewer columns where there is less space.',
									'shopfront'
								) }
								checked={ layout.shrinkColumns }
								onChange={ ( shrinkColumns ) =>
									setLayout( { shrinkColumns } )
								}
							/>
						</>
					) }
					<SelectControl
						{ ...CURRENT_DESIGN }
						label={ __( 'Width', 'woocommerce' ) }
						value={ isFixed ? 'fixed' : 'fill' }
						options={ [
							{
								value: 'fill',
								label: __( 'Fill', 'woocommerce' ),
							},
							{
								value: 'fixed',
								label: __( 'Fixed', 'woocommerce' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								dimensions: {
									...readObject( attributes.dimensions ),
									widthType: value,
								},
							} )
						}
					/>
					{ isFixed && (
						<TextControl
							{ ...CURRENT_DESIGN }
							label={ __( 'Fixed width', 'shopfront' ) }
							help={ __(
								'A CSS length, such as 200px or 50%.',
								'shopfront'
							) }
							value={
								typeof fixedWidth === 'string' ? fixedWidth : ''
							}
							onChange={ ( value ) =>
								setAttributes( {
									dimensions: {
										...readObject( attributes.dimensions ),
										fixedWidth: value,
									},
								} )
							}
						/>
					) }
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Reload full page', 'woocommerce' ) }
					help={ __(
						"Open the next products with a page load, as blocks need that can't be replaced in place.",
						'shopfront'
					) }
					checked={ attributes.forcePageReload === true }
					onChange={ ( forcePageReload ) =>
						setAttributes( { forcePageReload } )
					}
				/>
				<SelectControl
					{ ...CURRENT_DESIGN }
					label={ __( 'HTML element', 'woocommerce' ) }
					value={ tagName }
					options={ [
						...new Set< string >( [ ...TAG_NAMES, tagName ] ),
					].map( ( value ) => ( { value, label: `<${ value }>` } ) ) }
					onChange={ ( value ) =>
						setAttributes( { tagName: value } )
					}
				/>
			</InspectorControls>
		</>
	);
};
