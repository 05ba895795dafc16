import { formatMoney, type Currency } from '@shopfront/money';
import clsx from 'clsx';

export interface FormattedMonetaryAmountProps {
	/** Minor units, an integer. */
	value: string | number | bigint;
	currency: Currency;
	className?: string;
}

/**
 * An amount as a shopper reads it; nothing for what is no amount. Its digits are all of one width, so that a sum
 * that changes does not move what stands beside it.
 *
 * Surface: `.wc-block-formatted-money-amount.wc-block-components-formatted-money-amount[translate=no]`
 * (docs/contract/globals.md 5).
 */
export const FormattedMonetaryAmount = ( {
	value,
	currency,
	className,
}: FormattedMonetaryAmountProps ) => {
	const text = formatMoney( value, currency );
	return text === '' ? null : (
		<span
			className={ clsx(
				'wc-block-formatted-money-amount',
				'wc-block-components-formatted-money-amount',
				className
			) }
			translate="no"
		>
			{ text }
		</span>
	);
};
