import type { ComponentProps, SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

type GetFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** The path of the address that the fields make; that of the page where absent. */
  action?: string;
  /** Whether the page stays where it is scrolled to. */
  preventScrollReset?: boolean;
};

/** A form whose fields make the next address. With scripts it navigates as a link does. */
export function GetForm({ preventScrollReset, ...props }: GetFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    navigate(`${props.action ?? pathname}?${query}`, { preventScrollReset });
  };
  return <form {...props} onSubmit={onSubmit} />;
}
