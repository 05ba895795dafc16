import {
	Panel,
	ShippingRatesPackage,
	type RadioOption,
} from '@shopfront/components';
import { reportError } from '@shopfront/data/notices';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { useTaxDisplay } from '../cart/use-tax-display';
import { chooseRate } from '../cart/choose-rate';
import { useSummary } from '../cart/summary-context';
import { useShippingPackageCount } from './use-shipping-package-count';

export interface ShippingRatesControlPackageProps {
	/** Id under which the server knows the package; an add-on's is a text, as in `2026_11_22_monthly_0`. */
	packageId: number | string;
	/** As in `shippingRates` of the cart, or of an add-on's `extensions`; what is missing is taken as empty. */
	packageData: Partial< ShippingPackageResponse >;
	className?: string;
	/** Whether it can be closed; default: if the block shows several packages, in our components or an add-on's. */
	collapsible?: boolean;
	/** Whether it begins closed, if it can be closed. */
	collapse?: boolean;
	/** Whether it lists its items; by default as `collapsible`. */
	showItems?: boolean;
	/** Whether the chosen rate is set off; it is by default. */
	highlightChecked?: boolean;
	/** What stands in the place of rates that there are none of. */
	noResultsMessage?: ReactNode;
	/** What is shown of a rate; ours by default. */
	renderOption?: ( rate: ShippingRateResponse ) => RadioOption;
	/** Told which rate was chosen; by default it is chosen for the package. */
	onSelectRate?: ( rateId: string, packageId: number | string ) => void;
}

const EMPTY = {
	name: '',
	destination: {
		address_1: '',
		address_2: '',
		city: '',
		state: '',
		postcode: '',
		country: '',
	},
	items: [],
	shipping_rates: [],
} satisfies Omit< ShippingPackageResponse, 'package_id' >;

/** The rates of one package as fills of the shipping slots show them (docs/contract/filters.md 3, `components`). */
export const ShippingRatesControlPackage = ( {
	packageId,
	packageData,
	className,
	collapsible,
	collapse = false,
	showItems,
	highlightChecked,
	noResultsMessage,
	renderOption,
	onSelectRate,
}: ShippingRatesControlPackageProps ) => {
	const app = useBlockApp();
	const taxDisplay = useTaxDisplay();
	const { noticeContext } = useSummary();
	const isOneOfSeveral = useShippingPackageCount( 1 ) > 1;
	const isCollapsible = collapsible ?? isOneOfSeveral;
	const [ chosen, setChosen ] = useState< string | null >( null );
	const shippingPackage = useMemo( () => {
		const known = { ...EMPTY, ...packageData };
		return {
			...known,
			package_id: packageId,
			// The server's answer may take its time; the click shows at once.
			shipping_rates:
				chosen === null
					? known.shipping_rates
					: known.shipping_rates.map( ( rate ) => ( {
							...rate,
							selected: rate.rate_id === chosen,
						} ) ),
		};
	}, [ packageData, packageId, chosen ] );
	const select = async ( rateId: string ) => {
		if ( onSelectRate ) {
			onSelectRate( rateId, packageId );
			return;
		}
		setChosen( rateId );
		try {
			await chooseRate( app, rateId, packageId );
		} catch ( error ) {
			await reportError( app.registry, error, noticeContext );
		}
		// Unless another was chosen meanwhile.
		setChosen( ( latest ) => ( latest === rateId ? null : latest ) );
	};
	const content = (
		<ShippingRatesPackage
			shippingPackage={ shippingPackage }
			isOneOfSeveral={ showItems ?? isOneOfSeveral }
			hasHeader={ isCollapsible }
			siteCurrency={ app.settings.siteCurrency }
			taxDisplay={ taxDisplay }
			isChoice
			highlightChecked={ highlightChecked }
			noResultsMessage={ noResultsMessage }
			renderOption={ renderOption }
			onSelect={ ( { rate_id: rateId } ) => void select( rateId ) }
		/>
	);
	return (
		<div className={ className }>
			{ isCollapsible ? (
				<Panel
					title={
						htmlToText( shippingPackage.name ) ||
						__( 'Shipping options', 'woocommerce' )
					}
					initialOpen={ ! collapse }
				>
					{ content }
				</Panel>
			) : (
				content
			) }
		</div>
	);
};
