import { FormattedMonetaryAmount } from '@shopfront/components';
import { useStoreCart } from '@shopfront/bindings';
import {
	PanelColorSettings,
	useBlockProps,
	InspectorControls,
} from '@wordpress/block-editor';
import type { Attributes, EditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Fields } from './fields';
import { Icon } from './icons';
import { Inspector } from './inspector';
import { getPreviewApp, Preview, WithSampleCart } from './preview';

const getColor = ( attributes: Attributes, name: string ) => {
	const value = attributes[ name ];
	const color: unknown =
		value instanceof Object ? Reflect.get( value, 'color' ) : undefined;
	return typeof color === 'string' ? color : undefined;
};

const Button = ( { attributes }: Pick< EditProps, 'attributes' > ) => {
	const { count, subtotal } = useStoreCart(
		( { cartItemsCount, cartTotals } ) => ( {
			count: cartItemsCount,
			subtotal: cartTotals.total_items,
		} )
	);
	return (
		<button type="button" className="wc-block-mini-cart__button">
			<span className="wc-block-mini-cart__quantity-badge">
				<Icon
					name={ String( attributes.miniCartIcon ) }
					className="wc-block-mini-cart__icon"
					color={ getColor( attributes, 'iconColor' ) }
				/>
				{ attributes.productCountVisibility !== 'never' && (
					<span
						className="wc-block-mini-cart__badge"
						style={ {
							background: getColor(
								attributes,
								'productCountColor'
							),
						} }
					>
						{ count }
					</span>
				) }
			</span>
			{ attributes.hasHiddenPrice !== true && (
				<span
					className="wc-block-mini-cart__amount"
					style={ { color: getColor( attributes, 'priceColor' ) } }
				>
					<FormattedMonetaryAmount
						value={ subtotal }
						currency={ getPreviewApp().settings.siteCurrency }
					/>
				</span>
			) }
		</button>
	);
};

/** Authors edit the drawer as a template part. */
export const createMiniCartEdit = ( fields: Fields ) => {
	const MiniCartEdit = ( { attributes, setAttributes }: EditProps ) => {
		const colors = {
			priceColor: __( 'Price', 'woocommerce' ),
			iconColor: __( 'Icon', 'woocommerce' ),
			productCountColor: __( 'Product Count', 'woocommerce' ),
		};
		return (
			<div { ...useBlockProps( { className: 'wc-block-mini-cart' } ) }>
				<Inspector
					fields={ fields }
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<InspectorControls group="styles">
					<PanelColorSettings
						title={ __( 'Color', 'woocommerce' ) }
						colorSettings={ Object.entries( colors ).map(
							( [ name, label ] ) => ( {
								label,
								value: getColor( attributes, name ),
								onChange: ( color?: string ) =>
									setAttributes( {
										[ name ]: color ? { color } : undefined,
									} ),
							} )
						) }
					/>
				</InspectorControls>
				<Preview>
					<WithSampleCart>
						<Button attributes={ attributes } />
					</WithSampleCart>
				</Preview>
			</div>
		);
	};
	return MiniCartEdit;
};
