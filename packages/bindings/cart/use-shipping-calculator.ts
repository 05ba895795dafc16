import { getFieldErrorMessage, getStates } from '@shopfront/address';
import type { ShippingCalculatorProps } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { processErrorResponse } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { Settings } from '@shopfront/settings';
import { decodeEntities } from '@shopfront/text';
import { useDispatch } from '@wordpress/data';
import {
	useEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { useAnnounceAddedMessage } from '../app/use-announce-added-message';
import { useStoreCart } from './use-store-cart';
import {
	calculatorFields,
	calculatorProblems,
	calculatorReducer,
	createCalculatorState,
} from './calculator-state';
import { getAddressChanges, parseAddressProblems } from './address-changes';

type Names = Readonly< Record< string, string > >;

const decodeNames = ( names: Names ): Names =>
	Object.fromEntries(
		Object.entries( names ).map( ( [ code, name ] ) => [
			code,
			decodeEntities( name ),
		] )
	);

const shippingCountries = ( { countries, countryData }: Settings ): Names =>
	decodeNames(
		Object.fromEntries(
			Object.entries( countryData )
				.filter( ( [ , { allowShipping } ] ) => allowShipping )
				.map( ( [ code ] ) => [ code, countries[ code ] ?? code ] )
		)
	);

/**
 * Provides the calculator's state and callbacks, initialized from the shipping address
 * (docs/contract/cart-and-checkout.md 4 and 5, "Address form"). Field errors appear at their fields, other server
 * errors as notices. The typed values always remain. Calls `onDone` once the server has accepted the address.
 */
export const useShippingCalculator = (
	onDone: () => void
): ShippingCalculatorProps => {
	const { registry, settings } = useBlockApp();
	const { updateCustomerData } = useDispatch( cartStore );
	const { shippingAddress, billingAddress } = useStoreCart( ( cart ) => ( {
		shippingAddress: cart.shippingAddress,
		billingAddress: cart.billingAddress,
	} ) );
	const [ state, dispatch ] = useReducer(
		calculatorReducer,
		shippingAddress,
		createCalculatorState
	);
	const [ isUpdating, setIsUpdating ] = useState( false );
	const isMounted = useRef( true );
	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );

	const { address, touched } = state;
	const { countryData, locale } = settings;
	const fields = calculatorFields( address, settings );
	const problems = calculatorProblems( state, settings );
	const messages = Object.fromEntries(
		fields.flatMap( ( field ) => {
			const problem = Object.entries( problems ).find(
				( [ key ] ) => key === field.key
			)?.[ 1 ];
			return problem && touched.has( field.key )
				? [
						[
							field.key,
							getFieldErrorMessage(
								problem,
								field,
								locale.userLocale
							),
						],
					]
				: [];
		} )
	);

	useAnnounceAddedMessage( messages );

	const update = async () => {
		setIsUpdating( true );
		try {
			await updateCustomerData(
				getAddressChanges(
					address,
					fields,
					{ shippingAddress, billingAddress },
					countryData[ address.country ]?.allowBilling === true
				),
				false,
				true
			);
		} catch ( error ) {
			const addressProblems = parseAddressProblems( error );
			if ( ! addressProblems || ! isMounted.current ) {
				processErrorResponse( registry, error, NOTICE_CONTEXTS.CART );
			} else {
				dispatch( { type: 'REJECTED', problems: addressProblems } );
			}
			setIsUpdating( false );
			return;
		}
		if ( isMounted.current ) {
			onDone();
		}
	};

	return {
		fields,
		values: { ...address },
		messages,
		countries: useMemo( () => shippingCountries( settings ), [ settings ] ),
		states: useMemo(
			() => decodeNames( getStates( address.country, countryData ) ),
			[ address.country, countryData ]
		),
		locale: locale.userLocale,
		isUpdating,
		onChange: ( field, value ) =>
			dispatch( { type: 'CHANGED', field, value } ),
		onBlur: ( field ) => dispatch( { type: 'BLURRED', field } ),
		onSubmit: () => {
			dispatch( { type: 'SUBMITTED' } );
			// The server validates again: it may accept a rejected value by now.
			const clientProblems = calculatorProblems(
				{ ...state, serverProblems: {} },
				settings
			);
			if ( Object.keys( clientProblems ).length === 0 ) {
				void update();
			}
		},
	};
};
