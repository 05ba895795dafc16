import { validationStore } from '@shopfront/data/validation';
import { useSelect } from '@wordpress/data';
import { COUPON_ERROR_ID } from './coupon-error-id';

/** Whether an error about a coupon code is shown. Whatever folds the coupon form away opens for it. */
export const useHasCouponError = (): boolean =>
	useSelect(
		( select ) =>
			select( validationStore ).getValidationError( COUPON_ERROR_ID )
				?.hidden === false,
		[]
	);
