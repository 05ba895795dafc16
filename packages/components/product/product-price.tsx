import { compareMinor, type Currency } from '@shopfront/money';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { PriceFormat } from '../formatted-monetary-amount/price-format';

export interface ProductPriceProps {
	/** Minor units. */
	price: string;
	/** Minor units. Struck through if higher than `price`. */
	regularPrice?: string;
	currency: Currency;
	className?: string;
	priceClassName?: string;
	regularPriceClassName?: string;
	/** Text around the prices, with `<price/>` as placeholder. */
	format?: string;
}

/**
 * Shows the regular price too if the product is discounted.
 *
 * Surface: `.price.wc-block-components-product-price`, `__value` (`ins.is-discounted` after a discount),
 * `del.__regular` (docs/contract/blocks.md 5).
 */
export const ProductPrice = ( {
	price,
	regularPrice = price,
	currency,
	className,
	priceClassName,
	regularPriceClassName,
	format,
}: ProductPriceProps ) => {
	const isDiscounted = compareMinor( price, regularPrice ) < 0;
	const valueClass = clsx(
		'wc-block-components-product-price__value',
		priceClassName
	);
	return (
		<span
			className={ clsx(
				'price',
				'wc-block-components-product-price',
				className
			) }
		>
			<PriceFormat format={ format }>
				{ isDiscounted && (
					<>
						<span className="screen-reader-text">
							{ __( 'Previous price:', 'woocommerce' ) }
						</span>{ ' ' }
						<del
							className={ clsx(
								'wc-block-components-product-price__regular',
								regularPriceClassName
							) }
						>
							<FormattedMonetaryAmount
								value={ regularPrice }
								currency={ currency }
							/>
						</del>{ ' ' }
						<span className="screen-reader-text">
							{ __( 'Discounted price:', 'woocommerce' ) }
						</span>{ ' ' }
						<ins className={ clsx( valueClass, 'is-discounted' ) }>
							<FormattedMonetaryAmount
								value={ price }
								currency={ currency }
							/>
						</ins>
					</>
				) }
				{ ! isDiscounted && (
					<FormattedMonetaryAmount
						className={ valueClass }
						value={ price }
						currency={ currency }
					/>
				) }
			</PriceFormat>
		</span>
	);
};
