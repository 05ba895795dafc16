import { RadioControl, type RadioOption } from '@shopfront/components';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { useId } from '@wordpress/element';
import clsx from 'clsx';

const CLASS = 'wc-block-components-local-pickup-select';

export interface LocalPickupSelectProps {
	/** Heading above the locations. */
	title?: string;
	pickupLocations: readonly ShippingRateResponse[];
	/** Id of the selected rate; `''` for none. */
	selectedOption: string;
	setSelectedOption?: ( rateId: string ) => void;
	onSelectRate?: ( rateId: string ) => void;
	onChange?: ( rateId: string ) => void;
	renderPickupLocation: (
		rate: ShippingRateResponse,
		packageCount: number,
		selectedRateId: string
	) => RadioOption;
	/** Number of packages to pick up; each is charged. Default 1. */
	packageCount?: number;
}

/** Renders pickup locations for fills of the pickup slot (docs/contract/filters.md 3, `components`). */
export const LocalPickupSelect = ( {
	title = '',
	pickupLocations,
	selectedOption,
	setSelectedOption,
	onSelectRate,
	onChange,
	renderPickupLocation,
	packageCount = 1,
}: LocalPickupSelectProps ) => (
	<div
		className={ clsx( CLASS, packageCount > 1 && `${ CLASS }--multiple` ) }
	>
		{ title && <div>{ title }</div> }
		<RadioControl
			id={ useId() }
			options={ pickupLocations.map( ( rate ) =>
				renderPickupLocation( rate, packageCount, selectedOption )
			) }
			selected={ selectedOption }
			onChange={ ( rateId ) => {
				setSelectedOption?.( rateId );
				onSelectRate?.( rateId );
				onChange?.( rateId );
			} }
		/>
	</div>
);
