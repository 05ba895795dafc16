import { useFormTold, type BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';
import { useCheckoutAttributes } from '../checkout-attributes-context';

/** The wide column of a checkout: the form. */
export const Fields = ( { className, children }: BlockProps ) => {
	const { showFormStepNumbers } = useCheckoutAttributes();
	useFormTold();
	return (
		<div
			className={ clsx(
				'wc-block-components-main',
				'wc-block-checkout__main',
				className
			) }
		>
			<form
				className={ clsx(
					'wc-block-components-form',
					'wc-block-checkout__form',
					showFormStepNumbers &&
						'wc-block-checkout__form--with-step-numbers'
				) }
				noValidate
			>
				{ children }
			</form>
		</div>
	);
};
