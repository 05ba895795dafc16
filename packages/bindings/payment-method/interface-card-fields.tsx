import {
	forwardRef,
	useCallback,
	useEffect,
	useImperativeHandle,
	useRef,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../app/block-app';
import { cardFields, LazyCardFields } from './lazy-card-fields';
import type {
	ValidatedCardFieldsProps,
	ValidatedCardHandle,
} from './validated-card-fields';

export type InterfaceCardFieldsProps = Omit<
	ValidatedCardFieldsProps,
	'handle'
>;

/** Runs before the gateway's observer, which validates the fields. */
const BEFORE_OTHERS = -1;

/**
 * Card fields for gateways. An order waits for their code, so its list of errors is complete. If the code fails to
 * load, the card is invalid: the shopper can't have entered it.
 */
export const InterfaceCardFields = forwardRef<
	ValidatedCardHandle,
	InterfaceCardFieldsProps
>( function CardFields( props, ref ) {
	const { events } = useBlockApp();
	const inner = useRef< ValidatedCardHandle | null >( null );
	const onceMounted = useRef( () => {} );
	const connect = useCallback( ( handle: ValidatedCardHandle | null ) => {
		inner.current = handle;
		if ( handle ) {
			onceMounted.current();
		}
	}, [] );
	useEffect( () => {
		const stop = events.checkoutValidation.subscribe( async () => {
			if ( ( await cardFields.fetch() ) && ! inner.current ) {
				await new Promise< void >( ( resolve ) => {
					onceMounted.current = resolve;
				} );
			}
		}, BEFORE_OTHERS );
		return () => {
			stop();
			// The shopper has chosen another payment method.
			onceMounted.current();
		};
	}, [ events ] );
	useImperativeHandle( ref, () => ( {
		focus: () => inner.current?.focus(),
		validate: () =>
			inner.current
				? inner.current.validate()
				: {
						[ `${ props.id }-number` ]: {
							message: __(
								'Please enter a valid card number.',
								'shopfront'
							),
							hidden: false,
						},
					},
	} ) );
	return <LazyCardFields { ...props } handle={ connect } />;
} );
