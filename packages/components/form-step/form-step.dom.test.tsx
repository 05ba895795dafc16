import { render, screen, within } from '@testing-library/react';
import { FormStep } from './form-step';

it( 'is a group of fields named by its title', () => {
	render(
		<FormStep id="contact-fields" title="Contact" description="How?">
			<input aria-label="Name" />
		</FormStep>
	);
	const group = screen.getByRole( 'group', { name: 'Contact' } );
	expect( group ).toHaveAttribute( 'id', 'contact-fields' );
	expect(
		within( group ).getByRole( 'heading', { name: 'Contact', level: 2 } )
	).toBeVisible();
	expect( within( group ).getByText( 'How?' ) ).toBeVisible();
} );

it( 'takes its name from its legend', () => {
	render( <FormStep title="Contact" legend="How to reach you" /> );
	expect(
		screen.getByRole( 'group', { name: 'How to reach you' } )
	).toBeInTheDocument();
	expect( screen.getByRole( 'heading', { name: 'Contact' } ) ).toBeVisible();
} );

it( 'disables all of its fields', () => {
	render(
		<FormStep title="Contact" disabled>
			<input aria-label="Name" />
		</FormStep>
	);
	expect( screen.getByRole( 'textbox' ) ).toBeDisabled();
} );

it( 'has no group without a name and no heading without a title', () => {
	render(
		<FormStep>
			<input aria-label="Name" />
		</FormStep>
	);
	expect( screen.queryByRole( 'group' ) ).toBeNull();
	expect( screen.queryByRole( 'heading' ) ).toBeNull();
	expect( screen.getByRole( 'textbox' ) ).toBeVisible();
} );

it( 'shows content beside the title', () => {
	render(
		<FormStep
			title="Contact"
			stepHeadingContent={ () => <a href="/account">Log in</a> }
		/>
	);
	expect( screen.getByRole( 'link', { name: 'Log in' } ) ).toBeVisible();
} );
