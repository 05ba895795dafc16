import { useEmitFormRendered, type BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';
import type { FormEvent } from 'react';
import { useCheckoutAttributes } from '../attributes';
import { useHasClassicGateways } from '../use-has-classic-gateways';

/**
 * Stops the browser from submitting the form, on Enter in a single field or by an add-on's button: the input would
 * appear in the URL. Ignores forms elsewhere on the page if their events bubble here through React portals.
 */
const preventSubmit = ( event: FormEvent ) => {
	if ( event.target === event.currentTarget ) {
		event.preventDefault();
	}
};

/** The wide column. */
export const Fields = ( { className, children }: BlockProps ) => {
	const { showFormStepNumbers } = useCheckoutAttributes();
	// Forms mustn't be nested.
	const hasClassicGateways = useHasClassicGateways();
	useEmitFormRendered();
	const formClassName = clsx(
		'wc-block-components-form',
		'wc-block-checkout__form',
		showFormStepNumbers && 'wc-block-checkout__form--with-step-numbers'
	);
	return (
		<div
			className={ clsx(
				'wc-block-components-main',
				'wc-block-checkout__main',
				className
			) }
		>
			{ hasClassicGateways ? (
				<div className={ formClassName }>{ children }</div>
			) : (
				<form
					className={ formClassName }
					noValidate
					onSubmit={ preventSubmit }
				>
					{ children }
				</form>
			) }
		</div>
	);
};
