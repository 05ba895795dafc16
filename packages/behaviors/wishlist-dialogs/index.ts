import { withEvents } from '@shopfront/behaviors/event-bus';
import { mount as mountWithEvents } from './dialogs';

export const mount = withEvents( mountWithEvents );
