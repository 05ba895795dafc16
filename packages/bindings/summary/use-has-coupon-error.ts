import { validationStore } from '@shopfront/data/validation';
import { useSelect } from '@wordpress/data';
import { COUPON_ERROR_ID } from './coupon-error-id';

/** Whether a coupon error is shown; collapsed panels around the form then open. */
export const useHasCouponError = (): boolean =>
	useSelect(
		( select ) =>
			select( validationStore ).getValidationError( COUPON_ERROR_ID )
				?.hidden === false,
		[]
	);
