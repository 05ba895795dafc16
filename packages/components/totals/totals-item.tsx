import type { Currency } from '@shopfront/money';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { PriceFormat } from '../formatted-monetary-amount/price-format';
import { PendingValue } from '../pending-value/pending-value';

export interface TotalsItemProps {
	className?: string;
	label: ReactNode;
	/** Minor units as a string, or whatever stands in place of an amount. */
	value: string | { content: ReactNode };
	currency: Currency;
	/** Words around an amount, with `<price/>` where that goes. */
	format?: string;
	/** Of the amount itself. */
	amountClassName?: string;
	description?: ReactNode;
	/** Whether the value waits for the server. */
	isPending?: boolean;
}

/**
 * A line of a sum: what, and how much.
 *
 * Surface: `.wc-block-components-totals-item`, `__label`, `__value`, `__description` (docs/contract/globals.md 5).
 */
export const TotalsItem = ( {
	className,
	label,
	value,
	currency,
	format,
	amountClassName,
	description,
	isPending = false,
}: TotalsItemProps ) => (
	<div className={ clsx( 'wc-block-components-totals-item', className ) }>
		<span className="wc-block-components-totals-item__label">
			{ label }
		</span>
		<div className="wc-block-components-totals-item__value">
			<PendingValue isPending={ isPending }>
				{ typeof value === 'string' ? (
					<PriceFormat format={ format }>
						<FormattedMonetaryAmount
							className={ amountClassName }
							value={ value }
							currency={ currency }
						/>
					</PriceFormat>
				) : (
					value.content
				) }
			</PendingValue>
		</div>
		{ description && (
			<div className="wc-block-components-totals-item__description">
				{ description }
			</div>
		) }
	</div>
);
