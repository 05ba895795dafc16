import type { Currency } from '@shopfront/money';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RadioControl } from '../radio-control/radio-control';
import { RadioControlOptionLayout } from '../radio-control/radio-control-option-layout';
import { radioOptionId, type RadioOption } from '../radio-control/radio-option';
import type { TaxDisplay } from '../totals/totals-values';
import { rateOption } from './rate-option';

const BLOCK = 'wc-block-components-shipping-rates-control__package';

export interface ShippingRatesPackageProps {
	shippingPackage: ShippingPackageResponse;
	/** One of several packages must list its items. */
	isOneOfSeveral: boolean;
	/** The name is already visible around it, so here it's only for screen readers. */
	hasHeader?: boolean;
	siteCurrency: Currency;
	taxDisplay: TaxDisplay;
	/** True in a form: a single rate is an option there, elsewhere plain text. */
	isChoice?: boolean;
	/** Defaults to `isChoice`. */
	highlightChecked?: boolean;
	noResultsMessage?: ReactNode;
	renderOption?: ( rate: ShippingRateResponse ) => RadioOption;
	onSelect: (
		rate: ShippingRateResponse,
		shippingPackage: ShippingPackageResponse
	) => void;
}

/**
 * Surface: `.wc-block-components-shipping-rates-control__package` (`--multiple`), `__package-title`,
 * `__package-items`, `__package-item`, `__no-results-notice`; fields `#radio-control-{package_id}-{rate_id}`
 * (docs/contract/blocks.md 4 and 5).
 */
export const ShippingRatesPackage = ( {
	shippingPackage,
	isOneOfSeveral,
	hasHeader = false,
	siteCurrency,
	taxDisplay,
	isChoice = false,
	highlightChecked = isChoice,
	noResultsMessage = __( 'No available delivery option', 'woocommerce' ),
	renderOption = ( rate ) => rateOption( rate, siteCurrency, taxDisplay ),
	onSelect,
}: ShippingRatesPackageProps ) => {
	const { package_id: packageId, items } = shippingPackage;
	const { shipping_rates: rates } = shippingPackage;
	const controlId = String( packageId );
	const options = rates.map( ( rate ) => renderOption( rate ) );
	const [ only ] = options;
	// In a form, the step around a single package names the group.
	const isNamed = isOneOfSeveral || hasHeader;
	const Group = isChoice && ! isNamed ? 'div' : 'fieldset';
	const select = ( rateId: string ) => {
		const rate = rates.find( ( each ) => each.rate_id === rateId );
		if ( rate ) {
			onSelect( rate, shippingPackage );
		}
	};
	return (
		<Group
			className={ clsx( BLOCK, {
				[ `${ BLOCK }--multiple` ]: isOneOfSeveral,
			} ) }
		>
			{ Group === 'fieldset' && (
				<legend
					className={
						isOneOfSeveral && ! hasHeader
							? `${ BLOCK }-title`
							: 'screen-reader-text'
					}
				>
					{ ( isNamed && htmlToText( shippingPackage.name ) ) ||
						__( 'Shipping options', 'woocommerce' ) }
				</legend>
			) }
			{ isOneOfSeveral && items.length > 0 && (
				<ul className={ `${ BLOCK }-items` }>
					{ items.map( ( { key, name, quantity } ) => (
						<li key={ key } className={ `${ BLOCK }-item` }>
							{ quantity === 1
								? htmlToText( name )
								: sprintf(
										/* translators: 1: name of a product, 2: how many of it. */
										__( '%1$s × %2$s', 'shopfront' ),
										htmlToText( name ),
										String( quantity )
									) }
						</li>
					) ) }
				</ul>
			) }
			{ ! only && (
				<p className="wc-block-components-shipping-rates-control__no-results-notice">
					{ noResultsMessage }
				</p>
			) }
			{ only && options.length === 1 && ! isChoice ? (
				<RadioControlOptionLayout
					id={ radioOptionId( controlId, only.value ) }
					label={ only.label }
					secondaryLabel={ only.secondaryLabel }
					description={ only.description }
					secondaryDescription={ only.secondaryDescription }
				/>
			) : (
				<RadioControl
					id={ controlId }
					options={ options }
					selected={
						rates.find( ( { selected } ) => selected )?.rate_id ??
						''
					}
					highlightChecked={ highlightChecked }
					onChange={ select }
				/>
			) }
		</Group>
	);
};
