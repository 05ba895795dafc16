import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioControlAccordion, type RadioControlAccordionProps } from '..';

const onChange = jest.fn();
const open = ( props: Partial< RadioControlAccordionProps > = {} ) =>
	render(
		<RadioControlAccordion
			id="ways"
			selected="post"
			onChange={ onChange }
			options={ [
				{ value: 'post', label: 'By post', content: 'Three days.' },
				{ value: 'rider', label: 'By rider', content: 'Today.' },
			] }
			{ ...props }
		/>
	);

beforeEach( () => onChange.mockClear() );

it( 'shows the content of the selected option only', () => {
	const { rerender } = open();
	expect( screen.getByText( 'Three days.' ) ).toHaveAttribute(
		'id',
		'radio-control-ways-post__content'
	);
	expect( screen.queryByText( 'Today.' ) ).toBeNull();
	rerender(
		<RadioControlAccordion
			id="ways"
			selected=""
			onChange={ onChange }
			options={ [
				{ value: 'post', label: 'By post', content: 'Three' },
			] }
		/>
	);
	expect( screen.queryByText( 'Three' ) ).toBeNull();
} );

it( 'is navigated with the arrow keys', async () => {
	const user = userEvent.setup();
	open();
	await user.tab();
	expect( screen.getByRole( 'radio', { name: 'By post' } ) ).toHaveFocus();
	await user.keyboard( '{ArrowDown}' );
	expect( onChange ).toHaveBeenCalledWith( 'rider' );
} );

it( 'does nothing while it is disabled', async () => {
	const user = userEvent.setup();
	open( { disabled: true } );
	await user.click( screen.getByText( 'By rider' ) );
	expect( onChange ).not.toHaveBeenCalled();
} );

it( 'renders nothing without options', () => {
	const { container } = open( { options: [] } );
	expect( container ).toBeEmptyDOMElement();
} );
