import { useEmitFormRendered, type BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';
import type { FormEvent } from 'react';
import { useCheckoutAttributes } from '../attributes';

/**
 * Enter in a form of one field, or a button of an add-on, would have the browser leave the page, with all that was typed
 * in the address. Forms that stand elsewhere on the page, and come by here by the way of React's tree, are their owners'.
 */
const preventSubmit = ( event: FormEvent ) => {
	if ( event.target === event.currentTarget ) {
		event.preventDefault();
	}
};

/** The wide column of a checkout: the form. */
export const Fields = ( { className, children }: BlockProps ) => {
	const { showFormStepNumbers } = useCheckoutAttributes();
	useEmitFormRendered();
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
				onSubmit={ preventSubmit }
			>
				{ children }
			</form>
		</div>
	);
};
