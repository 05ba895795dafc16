import { ShippingDestination } from '@shopfront/components';
import { useId, useRef, useState } from '@wordpress/element';
import { LazyShippingCalculator } from './lazy-shipping-calculator';
import {
	usePickupPlace,
	useShippingDestination,
} from './use-shipping-destination';

/** Fetched ahead, it may fail: who presses the button is told. */
const fetchAhead = () => void LazyShippingCalculator.late.fetch();

/**
 * Where the goods of the cart go, or are fetched, and the calculator for another place, which closes when the place was taken and
 * gives the focus back.
 */
export const ShippingAddress = () => {
	const destination = useShippingDestination();
	const pickupPlace = usePickupPlace();
	const [ isOpen, setIsOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const panelId = useId();
	return (
		<>
			<ShippingDestination
				destination={ destination }
				pickupPlace={ pickupPlace }
				isOpen={ isOpen }
				panelId={ panelId }
				onToggle={ () => setIsOpen( ! isOpen ) }
				onIntent={ fetchAhead }
				buttonRef={ button }
			/>
			{ isOpen && (
				<div id={ panelId }>
					<LazyShippingCalculator
						onDone={ () => {
							setIsOpen( false );
							// What had the focus goes with the panel.
							button.current?.focus();
						} }
					/>
				</div>
			) }
		</>
	);
};
