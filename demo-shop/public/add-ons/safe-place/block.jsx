/*
 * The checkout block. As in the official scaffold, effects write its data to the order, and an error in the validation
 * store blocks the order.
 */
/* eslint-disable import/no-unresolved -- Globals of the page; the build knows their names. */
import { CheckboxControl, TextInput } from '@woocommerce/blocks-checkout';
/* eslint-enable import/no-unresolved */
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const NAMESPACE = 'safe-place';
const ERROR_ID = `${ NAMESPACE }-place`;
const VALIDATION_STORE = 'wc/store/validation';

export const SafePlace = ( { children, checkoutExtensionData, text } ) => {
	const { setExtensionData } = checkoutExtensionData;
	const [ leave, setLeave ] = useState( false );
	const [ place, setPlace ] = useState( '' );
	const { setValidationErrors, clearValidationError } =
		useDispatch( VALIDATION_STORE );
	const error = useSelect(
		( select ) => select( VALIDATION_STORE ).getValidationError( ERROR_ID ),
		[]
	);
	const shownError = error?.hidden === false ? error.message : '';

	useEffect( () => {
		setExtensionData( NAMESPACE, 'leave', leave );
	}, [ leave, setExtensionData ] );

	useEffect( () => {
		setExtensionData( NAMESPACE, 'place', place.trim() );
	}, [ place, setExtensionData ] );

	useEffect( () => {
		if ( leave && place.trim() === '' ) {
			setValidationErrors( {
				[ ERROR_ID ]: {
					message: __(
						'Enter where we can leave your parcel.',
						'shopfront'
					),
					hidden: true,
				},
			} );
		}
		return () => clearValidationError( ERROR_ID );
	}, [ leave, place, setValidationErrors, clearValidationError ] );

	return (
		<div className="safe-place">
			<p className="safe-place__text">
				{ children || text || __( 'Nobody at home?', 'shopfront' ) }
			</p>
			<CheckboxControl
				id={ NAMESPACE }
				label={ __( 'Leave my parcel in a safe place', 'shopfront' ) }
				checked={ leave }
				onChange={ setLeave }
			/>
			{ leave && (
				<>
					<TextInput
						id={ ERROR_ID }
						label={ __( 'Safe place', 'shopfront' ) }
						value={ place }
						onChange={ setPlace }
						aria-invalid={ shownError !== '' }
						aria-describedby={ `${ ERROR_ID }-error` }
					/>
					<p
						id={ `${ ERROR_ID }-error` }
						className="safe-place__error"
						role="alert"
					>
						{ shownError }
					</p>
				</>
			) }
		</div>
	);
};
