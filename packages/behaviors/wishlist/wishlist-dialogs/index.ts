import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import { mount as mountWithEvents } from './dialogs';

export const mount = withEvents( mountWithEvents );
