import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Title } from '../title/title';

const BLOCK = 'wc-block-components-checkout-step';

export interface FormStepProps {
	/** As `contact-fields` (docs/contract/blocks.md 4). */
	id?: string;
	className?: string;
	/** What is to be seen above the step; without one the step has no heading. */
	title?: ReactNode;
	/** What the group of fields is called where that is not the title. */
	legend?: string;
	description?: ReactNode;
	/** What stands beside the title, as the way to log in. */
	stepHeadingContent?: () => ReactNode;
	/** Whether it is counted, in a form that counts its steps. */
	showStepNumber?: boolean;
	/** Whether none of its fields can be used. */
	disabled?: boolean;
	children?: ReactNode;
}

/** The name of a group of fields is for who cannot see where it starts; the heading is for all. */
const nameOf = ( { legend, title }: FormStepProps ): string =>
	legend || ( typeof title === 'string' ? title : '' );

/**
 * One step of the checkout form. With a name it is a group of fields, which can be disabled as one; without, a part of
 * the page (docs/contract/globals.md 5, "FormStep").
 *
 * Surface: `.wc-block-components-checkout-step` (`--with-step-number`, `--disabled`), `__heading-container`,
 * `__heading`, `__title`, `__heading-content`, `__description`, `__content`.
 */
export const FormStep = ( props: FormStepProps ) => {
	const {
		id,
		className,
		title,
		description,
		stepHeadingContent,
		showStepNumber = true,
		disabled = false,
		children,
	} = props;
	const name = nameOf( props );
	const headingContent = stepHeadingContent?.();
	const classes = clsx( BLOCK, className, {
		[ `${ BLOCK }--with-step-number` ]: showStepNumber,
		[ `${ BLOCK }--disabled` ]: disabled,
	} );
	const heading = ( title || headingContent ) && (
		<div className={ `${ BLOCK }__heading` }>
			{ title && (
				<Title headingLevel="2" className={ `${ BLOCK }__title` }>
					{ title }
				</Title>
			) }
			{ headingContent && (
				<span className={ `${ BLOCK }__heading-content` }>
					{ headingContent }
				</span>
			) }
		</div>
	);
	const content = (
		<>
			{ ( heading || description ) && (
				<div className={ `${ BLOCK }__heading-container` }>
					{ heading }
					{ description && (
						<p className={ `${ BLOCK }__description` }>
							{ description }
						</p>
					) }
				</div>
			) }
			<div className={ `${ BLOCK }__content` }>{ children }</div>
		</>
	);
	return name === '' ? (
		<div id={ id } className={ classes }>
			{ content }
		</div>
	) : (
		<fieldset id={ id } className={ classes } disabled={ disabled }>
			<legend className="screen-reader-text">{ name }</legend>
			{ content }
		</fieldset>
	);
};
