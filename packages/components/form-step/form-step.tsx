import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Title } from '../title/title';

const BLOCK = 'wc-block-components-checkout-step';

export interface FormStepProps {
	/** Such as `contact-fields` (docs/contract/blocks.md 4). */
	id?: string;
	className?: string;
	/** Without a title, the step has no heading. */
	title?: ReactNode;
	/** Name of the group of fields. Defaults to the title. */
	legend?: string;
	description?: ReactNode;
	/** Renders beside the title, such as a login link. */
	stepHeadingContent?: () => ReactNode;
	/** Numbers the step, in a form with step numbers. */
	showStepNumber?: boolean;
	disabled?: boolean;
	children?: ReactNode;
}

/** The group's name is for screen readers; the heading is for everyone. */
const nameOf = ( { legend, title }: FormStepProps ): string =>
	legend || ( typeof title === 'string' ? title : '' );

/**
 * With a name the step is a `fieldset`, which you can disable as a whole; without a name, a plain element
 * (docs/contract/globals.md 5, "FormStep").
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
